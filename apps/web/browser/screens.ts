// The screens that a browser test is about, said after its title: `test('…', bothScreens, …)`. Without a word it runs on the desktop
// alone: what the page does is the same on every screen, and only how it lies there, is reached and is pressed has to hold on both.

/** Runs on the phone too: what it is about lies or is pressed otherwise there. */
export const bothScreens = { tag: '@both-screens' };

/** Runs on the phone alone: what it is about is not on larger screens. */
export const onPhone = { tag: '@phone' };
