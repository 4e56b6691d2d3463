/** Where the stories' portal answers; its port is found when it starts. */
export const portalAddress = () => `http://127.0.0.1:${process.env.STORIES_PORT ?? ''}`;
