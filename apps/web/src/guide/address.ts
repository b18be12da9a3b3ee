// Where the guided first game is.
export const learnPath = '/learn';
