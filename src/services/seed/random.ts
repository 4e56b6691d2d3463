import { createHash } from 'node:crypto';

const hexDigits = '0123456789abcdef';

/** Numbers that look random and are the same at every start: mulberry32. */
export class Random {
  constructor(private state: number) {}

  /** Draws of one part of the world: by its name alone, whatever others draw before it. */
  static named(...name: readonly string[]): Random {
    return new Random(createHash('sha256').update(name.join(' ')).digest().readInt32BE());
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, both ends included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(from: readonly T[]): T {
    const picked = from[this.whole(0, from.length - 1)];
    if (picked === undefined) throw new RangeError('Nothing to pick from.');
    return picked;
  }

  /** By weight: `{ box: 3, other: 1 }` is a box three times in four. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K {
    const entries = Object.entries(weights) as [K, number][];
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) {
      left -= weight;
      if (left < 0) return key;
    }
    throw new RangeError('Nothing to pick from.');
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.whole(0, 9)).join('');
  }

  /** A UUID of version 7, which sorts by the instant (milliseconds since 1970). */
  id(at: number): string {
    // By hand: a demo world has tens of thousands of ids, which were half of a parcel's making.
    const hex = (count: number) => {
      let drawn = '';
      while (drawn.length < count) drawn += hexDigits[this.whole(0, 15)];
      return drawn;
    };
    const time = at.toString(16).padStart(12, '0');
    const variant = this.pick(['8', '9', 'a', 'b']);
    return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(12)}`;
  }
}
