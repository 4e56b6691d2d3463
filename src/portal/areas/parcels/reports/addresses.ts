/** Where a Bangkok day's log is looked at and printed. */
export const dailyLogAddress = (day: string) => `/parcels/reports/daily?day=${day}`;
