/**
 * What roles are given rights to, by its key: each feature adds itself where it is declared, so that
 * kit's types are made of all of them and no file of the kit imports one.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it
export interface Declared {}
