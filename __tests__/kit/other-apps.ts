/** An app beside the demo's own that may sign people in at the tests' services. */
export const otherApps = { visitors: 'a-secret-that-the-visitors-app-shares' };
