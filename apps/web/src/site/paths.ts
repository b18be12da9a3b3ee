// Where the pages are; apart from the pages, so that whoever links to one does not load it.

export const rulesPath = '/rules';
export const cardsPath = '/cards';
export const learnPath = '/learn';
