import type { Page } from '@playwright/test';

declare global {
  interface Window {
    refused: string[];
  }
}

/** Notes on each of the page's documents what its policy refuses. */
export const noteRefusals = (page: Page) =>
  page.addInitScript(() => {
    window.refused = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      window.refused.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
  });

/** What this document's policy has refused. */
export const refused = (page: Page) => page.evaluate(() => window.refused);
