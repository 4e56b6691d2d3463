/** A unit's number as it is compared: however it was spaced, cased or hyphenated. */
export const bareUnit = (number: string) => number.toLowerCase().replace(/[\s-]/g, '');
