import type { $ZodConfig } from 'zod/v4/core';

declare global {
  var __zod_globalConfig: $ZodConfig | undefined;
}

// Before zod is loaded: it would try to make its parsers out of text, which a page's policy refuses.
if (typeof window !== 'undefined') globalThis.__zod_globalConfig = { jitless: true };
