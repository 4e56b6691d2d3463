import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Engine, Provided } from './engine';

/** What is used of its maker's binding, which is published without types. */
interface Binding {
  NodeCompiler: {
    create(args: { workspace: string; fontArgs: { fontPaths: string[] }[] }): Compiler;
  };
}

interface Compiler {
  addSource(path: string, text: string): void;
  compile(from: { mainFileContent: string; inputs: Record<string, string> }): {
    result: object | null;
    takeDiagnostics(): object | null;
  };
  fetchDiagnostics(wrong: object): unknown;
  pdf(result: object): Uint8Array;
  evictCache(age: number): void;
}

/** Of its maker's builds of the version those that are published; npm installs the one that fits the machine. */
const builds = ['linux-x64-gnu', 'linux-x64-musl'].map(
  (machine) => `@myriaddreamin/typst-ts-node-compiler-${machine}`,
);

const require = createRequire(import.meta.url);

function loadBinding(): Binding {
  for (const build of builds) {
    try {
      return require(build);
    } catch {
      // It is not for this machine.
    }
  }
  throw new Error('typst has no build for this machine');
}

const workspace = '/templates';

/** What it remembers of earlier documents is dropped after so many of later ones. */
const remembered = 10;

/** The machine's own typst: a page takes some 2 ms. Fails where its maker has no build for the machine. */
export async function nativeEngine({ paper, fonts }: Provided): Promise<Engine> {
  const compiler = loadBinding().NodeCompiler.create({
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
