/** A document's number without the property's letters, which are those of every row: `IV2569-000576`. */
export const shortNumber = (number: string) =>
  number.replace(/^[A-Z0-9]{2,4}-(?=[A-Z]{2}\d{4}-)/, '');
