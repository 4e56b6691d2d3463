/** As many imports as are looked back on. */
export const historyCall = { query: { limit: 20 } } as const;
