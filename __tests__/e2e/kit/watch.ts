import { type BrowserContext, expect } from '@playwright/test';

/** Notes what goes wrong in a browser behind its pages: errors in the console, in scripts, 5xx. */
export class Watch {
  private readonly found: string[] = [];
  private readonly expected: RegExp[] = [
    // Playwright asks for a broken picture again, for its trace; no page does.
    /^console: Connecting to 'blob:[^']*' violates .*connect-src/,
  ];

  add(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error') {
        this.found.push(`console: ${message.text()} (${message.location().url})`);
      }
    });
    context.on('weberror', (error) => this.found.push(`script: ${error.error()}`));
    context.on('response', (response) => {
      if (response.status() >= 500) this.found.push(`${response.status()}: ${response.url()}`);
    });
  }

  /** The story leads to answers of this status, which the browser reports as errors of the page. */
  expectStatus(status: number): void {
    this.expected.push(new RegExp(`^console: Failed to load resource: .* status of ${status} `));
  }

  /** The story leads to an error of these words. */
  expectError(words: string): void {
    this.expected.push(new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  }

  check(): void {
    const isExpected = (line: string) => this.expected.some((pattern) => pattern.test(line));
    expect(this.found.filter((line) => !isExpected(line))).toEqual([]);
  }
}
