import type { OutgoingFile } from '@/contracts/kit/calls/files';
import { typesetAside } from './typeset-aside';

/** What a document is written from; dates as they are stored, amounts as whole satang. */
export interface Pdf {
  /** Without its ending. */
  name: string;
  /** The text of a .typ file beside its service: `import receipt from './receipt.typ'`. */
  template: string;
  /** Read there as `data`; none of it is run, whatever it holds. */
  data: object;
}

/** A template and its data as a PDF, which a `file` endpoint answers with; a process beside ours writes it. */
export async function pdfFile({ name, template, data }: Pdf): Promise<OutgoingFile> {
  const content = await typesetAside({ template, data: JSON.stringify(data) });
  return { name: `${name}.pdf`, type: 'application/pdf', content };
}
