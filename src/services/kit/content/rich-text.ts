import { Parser } from 'htmlparser2';
import { type RichTextTag, richTextTags } from '@/contracts/content/rich-text';
import { leadsTo } from '@/contracts/kit/fields/link-address';
import { plainText } from '@/contracts/kit/text/languages';
import { normalThai } from '@/contracts/kit/text/thai-text';
import { invalidField } from '@/services/kit/calls/problem';
import { attribute, type Opened, RichTextWriter } from './rich-text-writer';

/** Elements in one another, of whatever kind; no editor comes near. */
const mostDepth = 100;

/**
 * All that rich text may hold; of what else there is the words alone remain. The portal's editor
 * (`portal/kit/content/editor-extensions`) makes nothing else: a test walks both.
 */
const known = new Map<string, RichTextTag>([
  ...richTextTags.map((tag) => [tag, tag] as const),
  ...([
    ['b', 'strong'],
    ['i', 'em'],
    ['strike', 's'],
    ['del', 's'],
    ['div', 'p'],
  ] as const),
  ...([
    ['h1', 'h2'],
    ['h4', 'h3'],
    ['h5', 'h3'],
    ['h6', 'h3'],
  ] as const),
]);

/** What holds no words for readers. */
const without: ReadonlySet<string> = new Set([
  ...['script', 'style', 'template', 'title', 'textarea', 'select', 'iframe', 'object'],
  ...['noscript', 'noembed', 'noframes', 'xmp', 'plaintext', 'svg', 'math'],
]);

const aside = attribute('target', '_blank') + attribute('rel', 'noopener noreferrer nofollow');

/** A link leads to a path of the portal, or in a new tab to somewhere that knows nothing of it. */
function linkTo(address = ''): string | undefined {
  const href = normalThai(address).trim();
  const to = leadsTo(href);
  return to && attribute('href', href) + (to === 'site' ? aside : '');
}

/**
 * Rich text with nothing in it but what we allow, in the one form of Thai text; empty where it has no
 * words. Read once, from its beginning to its end: what looks like a tag only once it is in its one
 * form is text by then. Throws `INVALID` at the field for what nests too deep.
 */
export function cleanHtml(html: string, field: string): string {
  const writer = new RichTextWriter();
  const around: Opened[] = [];
  let unread = 0;
  const enter = (name: string, attributes: Record<string, string>): Opened => {
    const tag = known.get(name);
    if (unread > 0 || !tag) return undefined;
    const link = tag === 'a' ? linkTo(attributes.href) : '';
    return link === undefined ? undefined : writer.enter(tag, link);
  };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (around.length >= mostDepth) throw invalidField(field, 'invalid');
      if (without.has(name)) unread += 1;
      around.push(enter(name, attributes));
    },
    ontext: (words) => {
      if (unread === 0) writer.write(words);
    },
    onclosetag: (name) => {
      if (without.has(name)) unread -= 1;
      writer.leave(around.pop());
    },
  });
  parser.end(html.replace(/\r\n?/g, '\n'));
  const clean = writer.written();
  return plainText(clean) ? clean : '';
}
