export type FieldValues = Record<string, unknown>;

/**
 * A form's values by their fields' names: `hours.mon.opens` is an object's field, and where each name
 * is a number (`committee.0.name`) the object is an array.
 */
export function formValues(form: HTMLFormElement): FieldValues {
  const values: FieldValues = {};
  for (const [path, value] of new FormData(form)) {
    const steps = path.split('.');
    const last = steps.pop() ?? path;
    let at = values;
    for (const step of steps) {
      at[step] ??= {};
      at = at[step] as FieldValues;
    }
    at[last] = value;
  }
  return withArrays(values) as FieldValues;
}

function withArrays(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof File) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, withArrays(field)] as const);
  const isArray = fields.length > 0 && fields.every(([name]) => /^\d+$/.test(name));
  return isArray ? fields.map(([, field]) => field) : Object.fromEntries(fields);
}
