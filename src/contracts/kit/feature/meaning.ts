/**
 * What a state means to whoever looks at it: it needs them, is under way, is done, has failed or is late, or
 * no longer counts. Declared beside the values, once for lists, records and files.
 */
export type Meaning = 'needs' | 'moving' | 'done' | 'failed' | 'off';

/** The meaning of each value of a state. */
export type Meanings<Value extends string = string> = Readonly<Record<Value, Meaning>>;
