import type { ParsedUrlQuery } from 'node:querystring';
import type { NextPage } from 'next';
import type { Session } from 'next-auth';
import type { SSRConfig } from 'next-i18next/pages';
import type { ComponentType, ReactNode } from 'react';
import type { RealtimeSettings } from '@/portal/app/live/realtime';
import type { AppDispatch } from '@/portal/kit/page/store';
import type { ThemeName } from '@/portal/kit/page/theme-name';
import type { Language } from '@/portal/kit/text/language';
import type { AreaTexts } from '@/portal/kit/text/texts';

/** What a document carries once, and every page after it in the same tab keeps. */
export interface DocumentProps {
  session: Session | null;
  /** The server's clock when it made the document, milliseconds: the browser's may be wrong. */
  madeAt: number;
  language: Language;
  /** Null while the system's preference counts. */
  theme: ThemeName | null;
  /** Whether a tone is played with a notification. */
  sound: boolean;
  settings: PortalSettings;
  translations: SSRConfig;
}

/** The settings that the browser needs; they arrive with the document, not with the build. */
export interface PortalSettings {
  demo: boolean;
  /** Prefix of menu links that are not the portal's own. */
  menuBaseUrl: string;
  /** The one origin that the access token is handed to; empty where none is. */
  katsanOrigin: string;
  /** How often the session is read again, seconds; 0 for never. */
  sessionPollSeconds: number;
  realtime: RealtimeSettings;
}

export interface PageProps {
  /** Only on a document request. */
  document?: DocumentProps;
  /** The server's store after the page's first reading. */
  state?: Record<string, unknown>;
}

export type Layout = ComponentType<{ page: PageProps; children: ReactNode }>;

/** A layout, and what it needs read on the server beside the page's own. */
export interface Shell {
  Layout: Layout;
  load?: (dispatch: AppDispatch, session: Session) => Promise<unknown>;
  /** What has to be read before the page's own rows. */
  before?: (dispatch: AppDispatch, session: Session) => Promise<unknown>;
}

/** A page of the portal: its shell, its own texts, and what it reads on the server. */
export type PortalPage<P = PageProps> = NextPage<P> & {
  Layout?: Layout;
  texts?: AreaTexts;
  /** Begins what it first shows of an address, in the browser, before somebody is there. */
  ahead?: (query: ParsedUrlQuery) => void;
};
