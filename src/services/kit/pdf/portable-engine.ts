import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Engine, Provided } from './engine';

const main = '/main.typ';

/** What it remembers of earlier documents is dropped, with all of it, after so many. */
const remembered = 50;

const { resolve } = createRequire(import.meta.url);
const bytesOf = (file: string) => new Uint8Array(readFileSync(file));

async function newCompiler({ paper, fonts }: Provided) {
  const { createTypstCompiler, initOptions } = await import('@myriaddreamin/typst.ts');
  const compiler = createTypstCompiler();
  await compiler.init({
    getModule: () => ({
      module_or_path: bytesOf(resolve('@myriaddreamin/typst-ts-web-compiler/wasm')),
    }),
    beforeBuild: [initOptions.loadFonts(fonts.map(bytesOf), { assets: false })],
  });
  compiler.addSource('/paper.typ', paper);
  return compiler;
}

/** typst by WebAssembly, wherever Node.js runs: a page takes some 10 ms, and one document has 1,000 pages at most. */
export async function portableEngine(provided: Provided): Promise<Engine> {
  const { CompileFormatEnum } = await import('@myriaddreamin/typst.ts/compiler');
  let compiler = await newCompiler(provided);
  let count = 0;
  return async ({ template, data }) => {
    count += 1;
    if (count % remembered === 0) compiler = await newCompiler(provided);
    compiler.addSource(main, template);
    const { result, diagnostics } = await compiler.compile({
      mainFilePath: main,
      format: CompileFormatEnum.pdf,
      inputs: { data },
      diagnostics: 'unix',
    });
    if (!result) throw new Error(`a document was not written: ${JSON.stringify(diagnostics)}`);
    return new Uint8Array(result);
  };
}
