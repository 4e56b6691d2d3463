import '@/portal/app/document/parse-without-eval';
import config from '@i18n-config';
import type { AppContext, AppProps } from 'next/app';
import { markAssetError } from 'next/dist/client/route-loader';
import dynamic from 'next/dynamic';
import { appWithTranslation, i18n } from 'next-i18next/pages';
import { Fragment, useMemo, useState } from 'react';
import { fontFamily } from '@/portal/app/document/fonts';
import { giveNextItsLists } from '@/portal/app/document/next-lists';
import { DocumentContext, useBrought } from '@/portal/app/document/use-document';
import { useEarly } from '@/portal/app/document/use-early';
import { useHtmlLang } from '@/portal/app/document/use-html-lang';
import { ErrorBoundary } from '@/portal/app/failures/ErrorBoundary';
import { PageOffline } from '@/portal/app/failures/PageOffline';
import { ScreenFailed } from '@/portal/app/failures/ScreenFailed';
import { useMissedPage } from '@/portal/app/failures/use-missed-page';
import type { PageProps, PortalPage } from '@/portal/app/page/page';
import { pagePlace } from '@/portal/app/session/page-place';
import { rememberedSession } from '@/portal/app/session/remembered-session';
import { useProgressBar } from '@/portal/app/shell/progress-bar';
import { loadAreaTexts, PageTextsContext } from '@/portal/app/texts/area-texts';
import { LightTexts } from '@/portal/app/texts/LightTexts';
import { translationsOf, withPageTexts } from '@/portal/app/texts/translations';
import { Confirming } from '@/portal/kit/confirm/Confirming';
import { loadToasts } from '@/portal/kit/page/notice';
import { ThemeContext } from '@/portal/kit/page/theme-name';
import { type Language, LanguageContext } from '@/portal/kit/text/language';
import type { AreaTexts } from '@/portal/kit/text/texts';

const Toasts = dynamic(() => loadToasts().then(({ Toasts }) => Toasts), { ssr: false });

if (typeof window !== 'undefined') giveNextItsLists();

/** A browser's texts are light as they are. */
const Said = typeof window === 'undefined' ? LightTexts : Fragment;

type Props = Omit<AppProps<PageProps>, 'Component'> & { Component: PortalPage };

const Translated = appWithTranslation<Props>(function Portal({ Component, pageProps, router }) {
  useHtmlLang();
  useProgressBar();
  useEarly();
  const [missed, forget] = useMissedPage();
  const page = (
    <ErrorBoundary resetOn={router.asPath} fallback={<ScreenFailed />}>
      {missed ? <PageOffline address={missed} onStay={forget} /> : <Component {...pageProps} />}
    </ErrorBoundary>
  );
  return (
    <Said>
      <ErrorBoundary resetOn={router.asPath} fallback={<ScreenFailed />}>
        <Confirming>
          {Component.Layout ? <Component.Layout page={pageProps}>{page}</Component.Layout> : page}
        </Confirming>
      </ErrorBoundary>
      {/* Of every page, with the shell or without; a page stands without its script, too. */}
      <ErrorBoundary resetOn={router.asPath} fallback={null}>
        <Toasts />
      </ErrorBoundary>
    </Said>
  );
}, config);

/** The whole portal: what the document brought is kept for every page after it. */
export function App(props: Props) {
  const document = useBrought(props.pageProps.document);
  const { Component } = props;
  useState(() => {
    rememberedSession.keep(document.session, document.madeAt);
    pagePlace.keep(document.session?.property_id);
  });
  const translations = useMemo(
    () => translationsOf(document, Component.texts),
    [document, Component.texts],
  );
  return (
    <>
      <style>{`:root{--font:${fontFamily}}`}</style>
      <DocumentContext value={document}>
        <ThemeContext value={document.theme}>
          <LanguageContext value={document.language}>
            <PageTextsContext value={Component.texts}>
              <Translated {...props} pageProps={{ ...props.pageProps, ...translations }} />
            </PageTextsContext>
          </LanguageContext>
        </ThemeContext>
      </DocumentContext>
    </>
  );
}

/** A page in another language than the source needs its texts, as it needs its script: without them it is missed. */
const bringTexts = (texts: AreaTexts | undefined) =>
  loadAreaTexts(texts, (i18n?.language ?? 'th') as Language).catch((failure) => {
    throw markAssetError(failure);
  });

App.getInitialProps = async ({ Component, ctx }: AppContext) => {
  const read = Component.getInitialProps;
  const { texts } = Component as PortalPage;
  if (typeof window !== 'undefined') {
    const [page] = await Promise.all([read?.(ctx), bringTexts(texts)]);
    return { pageProps: page ?? {} };
  }
  const { documentProps } = await import('@/portal/app/document/document-props');
  const [document, page] = await Promise.all([documentProps(ctx), read?.(ctx)]);
  const translations = await withPageTexts(document, texts);
  return { pageProps: { ...page, document: { ...document, translations } } };
};
