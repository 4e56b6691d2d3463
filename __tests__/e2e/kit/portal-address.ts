/** Where the stories' portal answers: one that runs already, or their own, whose port is found when it starts. */
export const portalAddress = () =>
  process.env.STORIES_AT ?? `http://127.0.0.1:${process.env.STORIES_PORT ?? ''}`;
