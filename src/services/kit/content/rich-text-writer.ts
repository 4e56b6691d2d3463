import type { RichTextTag } from '@/contracts/content/rich-text';
import { normalThai } from '@/contracts/kit/text/thai-text';

const blocks: ReadonlySet<string> = new Set(['p', 'h2', 'h3']);
const containers: ReadonlySet<string> = new Set(['ul', 'ol', 'li', 'blockquote']);

const entities: Record<string, string> = {
  '&': '&#x26;',
  '<': '&#x3C;',
  '>': '&#x3E;',
  '"': '&#x22;',
};
const escaped = (text: string, letters: RegExp) =>
  text.replace(letters, (one) => entities[one] ?? '');

/** An attribute as it is written in a tag. */
export const attribute = (name: string, value: string) => ` ${name}="${escaped(value, /[&<>"]/g)}"`;

/** An element that was opened, or not: its words go on where they are. */
export type Opened = { tag: RichTextTag } | undefined;

/**
 * Writes rich text whose elements are closed in their order and stand only where they may: no block in
 * a paragraph or heading, no mark within the same mark, an item in a list alone.
 */
export class RichTextWriter {
  private html = '';
  private text = '';
  private readonly open: { tag: RichTextTag }[] = [];

  /** Adds words; they are put into their one form together, whatever stood between them. */
  write(words: string): void {
    this.text += words;
  }

  enter(tag: RichTextTag, attributes = ''): Opened {
    if (tag === 'br') {
      this.put('<br>');
      return undefined;
    }
    if (blocks.has(tag) || containers.has(tag)) {
      this.leave(this.open.find((one) => blocks.has(one.tag)));
      if (tag === 'li' && !this.entersList()) return undefined;
    } else if (this.open.some((one) => one.tag === tag)) return undefined;
    this.put(`<${tag}${attributes}>`);
    const opened = { tag };
    this.open.push(opened);
    return opened;
  }

  /** Closes an element, and before it what is open within; one that is closed already stays so. */
  leave(opened: Opened): void {
    if (!opened || !this.open.includes(opened)) return;
    for (;;) {
      const last = this.open.pop();
      if (!last) return;
      this.put(`</${last.tag}>`);
      if (last === opened) return;
    }
  }

  /** All that was written, once everything was left. */
  written(): string {
    this.put('');
    return this.html;
  }

  private entersList(): boolean {
    const around = this.open.findLast((one) => containers.has(one.tag));
    if (around?.tag !== 'li') return around?.tag === 'ul' || around?.tag === 'ol';
    this.leave(around);
    return this.entersList();
  }

  private put(tag: string): void {
    // An overlay at the beginning would become one letter with the end of the tag before it.
    const text = normalThai(this.text).replace(/^\u0338+/, '');
    this.html += escaped(text, /[&<]/g) + tag;
    this.text = '';
  }
}
