import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { OutgoingFile } from '@/contracts/kit/calls/files';
import paper from './paper.typ';

/** What a document is written from; dates as they are stored, amounts as whole satang. */
export interface Pdf {
  /** Without its ending. */
  name: string;
  /** The text of a .typ file beside its service: `import receipt from './receipt.typ'`. */
  template: string;
  /** Read there as `data`; none of it is run, whatever it holds. */
  data: object;
}

// Nothing is read from the disk: templates and the paper come with the bundle.
const workspace = '/templates';
const weights = ['400Regular', '700Bold'];

async function startCompiler(): Promise<NodeCompiler> {
  const { resolve } = createRequire(import.meta.url);
  const fonts = dirname(resolve('@expo-google-fonts/sarabun/package.json'));
  // Loaded with the first document that is asked for: it is 50 MB.
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const compiler = NodeCompiler.create({
    workspace,
    fontArgs: [{ fontPaths: weights.map((weight) => join(fonts, weight)) }],
  });
  compiler.addSource(`${workspace}/paper.typ`, paper);
  return compiler;
}
let started: Promise<NodeCompiler> | undefined;

/** What it remembers of earlier documents is dropped after so many of later ones. */
const remembered = 10;

/**
 * A template and its data as a PDF, which a `file` endpoint answers with. A page takes some 5 ms of the
 * process, the first document 0.1 s: many at once are written one after another, with turns between.
 */
export async function pdfFile({ name, template, data }: Pdf): Promise<OutgoingFile> {
  started ??= startCompiler();
  const compiler = await started;
  const made = compiler.compile({
    mainFileContent: template,
    inputs: { data: JSON.stringify(data) },
  });
  const wrong = made.takeDiagnostics();
  if (!made.result) {
    const found = wrong && compiler.fetchDiagnostics(wrong);
    throw new Error(`a document was not written: ${JSON.stringify(found)}`);
  }
  const content = compiler.pdf(made.result);
  compiler.evictCache(remembered);
  return { name: `${name}.pdf`, type: 'application/pdf', content };
}
