/** The call for all roles, for choosing among them. */
export const allRoles = { query: { limit: 200 } };
