/** What a document is written from: a template, and the JSON that it reads as `data`. */
export interface Written {
  template: string;
  data: string;
}

/** What every template finds beside it: nothing is read from the disk while a document is written. */
export interface Provided {
  /** The text of `/paper.typ`. */
  paper: string;
  /** Files of the letters, regular and bold. */
  fonts: string[];
}

/** One build of typst: writes documents as PDF, one after the other; one that cannot be written is an error. */
export type Engine = (written: Written) => Promise<Uint8Array<ArrayBuffer>>;
