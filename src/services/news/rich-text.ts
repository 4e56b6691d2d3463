import { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { plainText } from '@/contracts/kit/languages';
import { leadsTo } from '@/contracts/kit/link-address';
import { normalThai } from '@/contracts/kit/thai-text';
import { richTextTags } from '@/contracts/news/rich-text-tags';
import { invalidField } from '@/services/kit/problem';

type Tree = ReturnType<typeof fromHtml>;
type Element = Extract<Tree['children'][number], { type: 'element' }>;
type Parent = Tree | Element;

/**
 * All that rich text may hold; of what else there is the words alone remain. The portal's editor
 * (`portal/kit/content/editor-extensions`) makes nothing else: a test walks both.
 */
const allowed: Schema = {
  tagNames: [...richTextTags],
  attributes: { a: ['href'] },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  ancestors: { li: ['ul', 'ol'] },
  strip: [
    ...['script', 'style', 'template', 'title', 'textarea', 'select', 'iframe', 'object'],
    ...['noscript', 'noembed', 'noframes', 'xmp', 'plaintext', 'svg', 'math'],
  ],
};

const ours: Record<string, string> = {
  ...{ b: 'strong', i: 'em', strike: 's', del: 's', div: 'p' },
  ...{ h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' },
};

function rename(parent: Parent): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    child.tagName = ours[child.tagName] ?? child.tagName;
    rename(child);
  }
}

const aside = { target: '_blank', rel: ['noopener', 'noreferrer', 'nofollow'] };

/** A link leads to a path of the portal, or in a new tab to somewhere that knows nothing of it. */
function secureLinks(parent: Parent): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    secureLinks(child);
    if (child.tagName !== 'a') continue;
    const href = String(child.properties.href ?? '').trim();
    const to = leadsTo(href);
    child.properties = { ...(to && { href }), ...(to === 'site' && aside) };
  }
}

function cleanOnce(html: string): string {
  const tree = fromHtml(normalThai(html), { fragment: true });
  rename(tree);
  const clean = sanitize(tree, allowed) as Tree;
  secureLinks(clean);
  return toHtml(clean);
}

/**
 * Rich text with nothing in it but what we allow, in the one form of Thai text; empty where it has no
 * words. Throws `INVALID` at the field for what nests too deep to be read.
 */
export function cleanHtml(html: string, field: string): string {
  try {
    // Letters that only look like marks become marks in their one form: again until nothing changes.
    let clean = cleanOnce(html);
    for (let again = cleanOnce(clean); again !== clean; again = cleanOnce(clean)) clean = again;
    return plainText(clean) ? clean : '';
  } catch (error) {
    if (error instanceof RangeError) throw invalidField(field, 'invalid');
    throw error;
  }
}
