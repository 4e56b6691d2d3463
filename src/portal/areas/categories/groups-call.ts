/** All groups in their order: they are few. */
export const groupsCall = { query: { limit: 200, sort: 'position' } };
