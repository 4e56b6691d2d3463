/**
 * What browsers are given for `zod` (next.config.js): its small build under the methods that contracts are written in.
 * Zod's own methods each name every format and JSON schema that there is, 22 kB of each page. The parsers are the same.
 */
import * as z from 'zod/mini';

export * from 'zod/mini';
export {
  ZodMiniArray as ZodArray,
  ZodMiniEnum as ZodEnum,
  ZodMiniObject as ZodObject,
  ZodMiniPipe as ZodPipe,
} from 'zod/mini';

type Method = (schema: never, ...given: never[]) => unknown;

type Check = (...given: never[]) => z.core.$ZodCheck<never>;

const checked =
  (check: Check) =>
  (schema: z.ZodMiniType, ...given: never[]) =>
    schema.check(check(...given) as unknown as z.core.$ZodCheck<unknown>);

const bound =
  (ofNumbers: Check, ofLengths: Check) =>
  (schema: z.ZodMiniType, ...given: never[]) =>
    checked(schema.type === 'number' ? ofNumbers : ofLengths)(schema, ...given);

const methods: Record<string, Method> = {
  optional: z.optional,
  nullable: z.nullable,
  nullish: z.nullish,
  default: z._default,
  prefault: z.prefault,
  catch: z.catch,
  pipe: z.pipe,
  or: (schema: z.ZodMiniType, other: z.ZodMiniType) => z.union([schema, other]),
  transform: (schema: z.ZodMiniType, change: (value: unknown, context: object) => unknown) =>
    z.pipe(
      schema,
      z.transform((value, payload) => {
        const addIssue = (issue: object) =>
          payload.issues.push({ code: 'custom', input: value, ...issue } as z.core.$ZodRawIssue);
        return change(value, Object.assign(payload, { addIssue }));
      }),
    ),
  meta(schema: z.ZodMiniType, told: z.core.GlobalMeta) {
    const copy = schema.clone();
    z.globalRegistry.add(copy, told);
    return copy;
  },
  extend: z.extend,
  safeExtend: z.safeExtend,
  pick: z.pick,
  omit: z.omit,
  partial: z.partial,
  min: bound(z.gte, z.minLength),
  max: bound(z.lte, z.maxLength),
  int: checked(z.int),
  regex: checked(z.regex),
  trim: checked(z.trim),
  normalize: checked(z.normalize),
  toLowerCase: checked(z.toLowerCase),
  toUpperCase: checked(z.toUpperCase),
  overwrite: checked(z.overwrite),
  refine: checked(z.refine),
  superRefine: checked(z.superRefine),
};

const described = Object.fromEntries(
  Object.entries(methods).map(([name, method]) => [
    name,
    {
      value(this: never, ...given: never[]) {
        return method(this, ...given);
      },
      // Zod copies to each schema what it finds by walking a prototype.
      enumerable: false,
    },
  ]),
);

for (const kind of [
  z.ZodMiniString,
  z.ZodMiniStringFormat,
  z.ZodMiniUUID,
  z.ZodMiniEmail,
  z.ZodMiniISODate,
  z.ZodMiniISODateTime,
  z.ZodMiniNumber,
  z.ZodMiniNumberFormat,
  z.ZodMiniBoolean,
  z.ZodMiniUnknown,
  z.ZodMiniArray,
  z.ZodMiniObject,
  z.ZodMiniUnion,
  z.ZodMiniDiscriminatedUnion,
  z.ZodMiniTuple,
  z.ZodMiniRecord,
  z.ZodMiniEnum,
  z.ZodMiniLiteral,
  z.ZodMiniOptional,
  z.ZodMiniNullable,
  z.ZodMiniDefault,
  z.ZodMiniPrefault,
  z.ZodMiniCatch,
  z.ZodMiniPipe,
  z.ZodMiniCustom,
]) {
  Object.defineProperties(kind.prototype, described);
}

/** What is given is changed before it is parsed. */
export const preprocess = (change: (value: unknown) => unknown, schema: z.ZodMiniType) =>
  z.pipe(z.transform(change), schema);
