import { Heading } from '@tiptap/extension-heading';
import { Link } from '@tiptap/extension-link';
import { OrderedList } from '@tiptap/extension-list';
import StarterKit from '@tiptap/starter-kit';
import { leadsTo } from '@/contracts/kit/fields/link-address';

const headings = { h1: 2, h2: 2, h3: 3, h4: 3, h5: 3, h6: 3 };

/** What a rich text may be made of; the services let exactly this through. */
export const editorExtensions = [
  StarterKit.configure({
    ...{ code: false, codeBlock: false, horizontalRule: false, trailingNode: false },
    ...{ heading: false, link: false, orderedList: false },
  }),
  Heading.extend({
    parseHTML: () => Object.entries(headings).map(([tag, level]) => ({ tag, attrs: { level } })),
  }).configure({ levels: [2, 3] }),
  OrderedList.extend({ addAttributes: () => ({}) }),
  Link.extend({ addAttributes: () => ({ href: { default: null } }) }).configure({
    HTMLAttributes: { target: null, rel: null },
    isAllowedUri: (address) => leadsTo(address) !== undefined,
    openOnClick: false,
    defaultProtocol: 'https',
  }),
];

/** Of what was stored each space is meant. */
export const parseOptions = { preserveWhitespace: true } as const;

/** HTML from elsewhere before it is read: of a table, which there is not, the cells stay apart. */
export const pastedHtml = (html: string): string =>
  html.replace(/<\/t[dh]>(\s*<\/tr>)?/gi, (_, row?: string) =>
    row ? `<br></td>${row}` : ' </td>',
  );
