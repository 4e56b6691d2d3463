import type { ReactNode } from 'react';
import type { PageProps } from '@/portal/app/page/page';
import { SignedIn } from '@/portal/app/page/SignedIn';

/** A signed-in page without the shell, for paper: nothing but the page and notices. */
export const PlainLayout = ({ page, children }: { page: PageProps; children: ReactNode }) => (
  <SignedIn page={page}>
    <main>{children}</main>
  </SignedIn>
);
