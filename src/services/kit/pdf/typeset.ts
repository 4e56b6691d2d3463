import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createTypstCompiler, initOptions } from '@myriaddreamin/typst.ts';
import { CompileFormatEnum } from '@myriaddreamin/typst.ts/compiler';
import paper from './paper.typ';

/** What a document is written from: a template, and the JSON that it reads as `data`. */
export interface Written {
  template: string;
  data: string;
}

// Nothing is read from the disk: templates and the paper come with the bundle.
const main = '/main.typ';
const weights = ['400Regular/Sarabun_400Regular.ttf', '700Bold/Sarabun_700Bold.ttf'];

/** What it remembers of earlier documents is dropped after so many. */
const remembered = 50;

/** Marks that turn the letters after them round: typst ends its process over them. */
const overrides = /[\u202d\u202e]/g;

const { resolve } = createRequire(import.meta.url);
const bytesOf = (file: string) => new Uint8Array(readFileSync(file));

async function newCompiler() {
  const fonts = dirname(resolve('@expo-google-fonts/sarabun/package.json'));
  const compiler = createTypstCompiler();
  await compiler.init({
    getModule: () => ({
      module_or_path: bytesOf(resolve('@myriaddreamin/typst-ts-web-compiler/wasm')),
    }),
    beforeBuild: [
      initOptions.loadFonts(
        weights.map((weight) => bytesOf(join(fonts, weight))),
        { assets: false },
      ),
    ],
  });
  compiler.addSource('/paper.typ', paper);
  return compiler;
}

/**
 * Writes documents, one after the other, of whose text each letter can be copied as it was written: a page takes
 * some 20 ms. Works wherever Node.js does.
 */
export function typesetter(): (written: Written) => Promise<Uint8Array<ArrayBuffer>> {
  let compiler = newCompiler();
  let count = 0;
  return async ({ template, data }) => {
    count += 1;
    if (count % remembered === 0) compiler = newCompiler();
    const typst = await compiler;
    typst.addSource(main, template);
    const { result, diagnostics } = await typst.compile({
      mainFilePath: main,
      format: CompileFormatEnum.pdf,
      inputs: { data: data.replace(overrides, '') },
      diagnostics: 'unix',
    });
    if (!result) throw new Error(`a document was not written: ${JSON.stringify(diagnostics)}`);
    return new Uint8Array(result);
  };
}
