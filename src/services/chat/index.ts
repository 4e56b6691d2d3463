import type { FastifyInstance } from 'fastify';
import { stickerEndpoints, stickerGroupEndpoints } from '@/contracts/chat/sticker';
import { chatTokenHeader } from '@/contracts/kit/calls/chat-token';
import { takeFiles } from '@/services/kit/calls/incoming-files';
import { mount } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import { platformsAlone } from '@/services/kit/references/references';
import { type StickerDeps, stickerHandlers } from './stickers/handlers';
import { stickerGroups } from './stickers/tables';

export { stickersDemo } from './stickers/demo';

interface ChatDeps extends StickerDeps {
  /** The session that a chat token is of; of none where it is forged or over. */
  chatSessionOf: (chatToken: string) => Promise<string | undefined>;
}

/** Serves the chat's stickers, to calls that bear their own session's chat token. */
export const chatService =
  ({ chatSessionOf, ...deps }: ChatDeps) =>
  async (app: FastifyInstance): Promise<void> => {
    await takeFiles(app);
    app.decorate('alsoAdmit', async ({ headers }, { sessionId }) => {
      const session = await chatSessionOf(String(headers[chatTokenHeader] ?? ''));
      if (session !== sessionId) throw new Problem('CHAT_TOKEN');
    });
    app.references.serve({
      'sticker-group': {
        ...{ table: stickerGroups, title: stickerGroups.nameTh },
        where: platformsAlone,
      },
    });
    const { stickers, groups } = stickerHandlers(deps);
    mount(app, stickerEndpoints, stickers);
    const { list: _, order: __, ...ofGroups } = stickerGroupEndpoints;
    mount(app, ofGroups, groups);
  };
