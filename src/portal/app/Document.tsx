import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import type { AppProps } from 'next/app';
import NextDocument, {
  type DocumentContext,
  type DocumentInitialProps,
  Head,
  Html,
  Main,
  NextScript,
} from 'next/document';
import type { PageProps } from '@/portal/app/page';
import { htmlLang } from '@/portal/kit/language';
import { tokensCss } from '@/portal/ui/tokens';

type Props = DocumentInitialProps & { page: PageProps };

/** The HTML around every page: its true language, the theme's tokens, and antd's styles as used. */
export class Document extends NextDocument<Props> {
  static override async getInitialProps(ctx: DocumentContext): Promise<Props> {
    const cache = createCache();
    const render = ctx.renderPage;
    let page: PageProps = {};
    ctx.renderPage = () =>
      render({
        enhanceApp: (App) => (props) => {
          page = (props as AppProps<PageProps>).pageProps;
          return (
            <StyleProvider cache={cache}>
              <App {...props} />
            </StyleProvider>
          );
        },
      });
    const initial = await NextDocument.getInitialProps(ctx);
    const antd = extractStyle(cache, { plain: true });
    return {
      ...initial,
      page,
      styles: (
        <>
          {initial.styles}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets, no input. */}
          <style dangerouslySetInnerHTML={{ __html: tokensCss }} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what antd made for this page. */}
          {antd && <style id="antd" dangerouslySetInnerHTML={{ __html: antd }} />}
        </>
      ),
    };
  }

  override render() {
    const { document } = this.props.page;
    return (
      <Html lang={htmlLang[document?.language ?? 'th']} data-theme={document?.theme ?? 'light'}>
        <Head>
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
          <meta name="theme-color" content="#0b6b58" />
        </Head>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
