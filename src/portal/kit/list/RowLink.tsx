import Router from 'next/router';
import type { ComponentProps } from 'react';
import { keepOpenedRow } from './opened-row';

/**
 * A link in the rows of a long list: it watches neither the window nor the route, so that a thousand
 * of them cost nothing while one scrolls. The code of what it opens is fetched
 * when it is pointed at, where the list has not made it ready (`ahead.ts`).
 */
export const RowLink = ({ href, ...link }: ComponentProps<'a'> & { href: string }) => (
  <a
    {...link}
    href={href}
    onPointerEnter={() => void Router.router?.prefetch(href)}
    onClick={(event) => {
      const aside = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (aside || event.button !== 0) return;
      event.preventDefault();
      keepOpenedRow(event.currentTarget);
      void Router.push(href);
    }}
  />
);
