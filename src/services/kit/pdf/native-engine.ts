import { dirname } from 'node:path';
import type { Engine, Provided } from './engine';

const workspace = '/templates';

/** What it remembers of earlier documents is dropped after so many of later ones. */
const remembered = 10;

/** The machine's own typst: a page takes some 2 ms. Does not load where its maker has no build for the machine. */
export async function nativeEngine({ paper, fonts }: Provided): Promise<Engine> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const compiler = NodeCompiler.create({
    workspace,
    fontArgs: [{ fontPaths: fonts.map(dirname) }],
  });
  compiler.addSource(`${workspace}/paper.typ`, paper);
  return async ({ template, data }) => {
    const made = compiler.compile({ mainFileContent: template, inputs: { data } });
    const wrong = made.takeDiagnostics();
    if (!made.result) {
      const found = wrong && compiler.fetchDiagnostics(wrong);
      throw new Error(`a document was not written: ${JSON.stringify(found)}`);
    }
    const content = new Uint8Array(compiler.pdf(made.result));
    compiler.evictCache(remembered);
    return content;
  };
}
