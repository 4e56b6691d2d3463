import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { type RichTextTag, richTextTags } from '@/contracts/content/rich-text';
import { leadsTo } from '@/contracts/kit/fields/link-address';

const isKnown = (tag: string): tag is RichTextTag => richTextTags.some((known) => known === tag);

function elementsOf(parent: ParentNode): ReactNode[] {
  return [...parent.childNodes].map((node, at) => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element)) return null;
    const tag = node.localName;
    if (tag === 'br') return createElement('br', { key: at });
    const href = tag === 'a' ? (node.getAttribute('href') ?? '') : '';
    const link = leadsTo(href) && { href, target: '_blank', rel: 'noopener noreferrer' };
    return createElement(isKnown(tag) ? tag : Fragment, { key: at, ...link }, ...elementsOf(node));
  });
}

/**
 * Shows rich text as it is being typed, before a service has made it clean: only what rich text may
 * hold becomes an element. Not for the server, which has no parser of documents.
 */
export function TypedText({ html }: { html: string }) {
  return useMemo(() => elementsOf(new DOMParser().parseFromString(html, 'text/html').body), [html]);
}
