/** What a measured database's numbers of cards are sealed by. */
export const cardKeys = { bench: 'x'.repeat(32) };
