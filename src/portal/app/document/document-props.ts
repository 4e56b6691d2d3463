import type { NextPageContext } from 'next';
import { parseCookies } from '@/portal/app/cookies';
import type { DocumentProps } from '@/portal/app/page/page';
import { readServerSession } from '@/portal/app/session/server-session';
import { shellTexts } from '@/portal/app/texts/shell-texts';
import { isLanguage } from '@/portal/kit/text/language';
import { readSettings, realtimeApp } from '@/settings';

/** What every document carries, read on the server from the request and the settings. */
export async function documentProps(ctx: NextPageContext): Promise<DocumentProps> {
  const chosen = parseCookies(ctx.req?.headers.cookie);
  const settings = readSettings();
  const { pusher } = settings;
  const { session } = await readServerSession(ctx);
  // The browser's own choice first, then the account's.
  const language = [chosen.language, session?.language].find(isLanguage) ?? 'th';
  const translations = await shellTexts(language, session ? 'inside' : 'outside');
  return {
    session,
    madeAt: Date.now(),
    language,
    theme: chosen.theme === 'dark' || chosen.theme === 'light' ? chosen.theme : null,
    sound: chosen.sound !== 'off',
    settings: {
      demo: settings.mode === 'demo',
      menuBaseUrl: settings.menuBaseUrl,
      katsanOrigin: settings.microsites.katsan ? new URL(settings.microsites.katsan).origin : '',
      sessionPollSeconds: settings.sessionPollSeconds,
      realtime: {
        key: realtimeApp(settings).key,
        ...(pusher && {
          outside: {
            cluster: pusher.cluster,
            host: pusher.host,
            tls: pusher.tls,
            channels: pusher.channels,
          },
        }),
      },
    },
    translations,
  };
}
