import { Transform, type TransformCallback } from 'node:stream';

/** A body whose length was not told, as it passes; it fails where it grows beyond `most` bytes. */
export class Bounded extends Transform {
  private passed = 0;

  constructor(private readonly most: number) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    this.passed += chunk.length;
    if (this.passed > this.most) done(new Error('the body is too long'));
    else done(null, chunk);
  }
}
