import type { AppProps } from 'next/app';
import NextDocument, {
  type DocumentContext,
  type DocumentInitialProps,
  Head,
  Html,
  Main,
  NextScript,
} from 'next/document';
import type { PageProps } from '@/portal/app/page/page';
import { htmlLang } from '@/portal/kit/text/language';
import { tokensCss } from '@/portal/ui/tokens';
import icon from './icon.svg';
import { keepEarly } from './keep-early';
import { htmlEnd, runScripts } from './run-scripts';

type Files = Parameters<Head['getScripts']>[0];
type Props = DocumentInitialProps & { page: PageProps };

/**
 * Inline scripts stand before the sheets, for after them they would wait for them; the page's files
 * are run by `run-scripts.ts`. The lists of what the build made and of what a middleware takes are known to be empty:
 * `next-lists.ts`.
 */
class HeadOfPages extends Head {
  scriptsOf(files: Files) {
    const scripts = super.getScripts(files);
    return scripts.filter(({ props }) => !/_(ssg|clientMiddleware)Manifest\.js/.test(props.src));
  }

  override getScripts(files: Files) {
    return this.context.isDevelopment ? this.scriptsOf(files) : [];
  }

  override getCssLinks(files: Files) {
    const scripts = this.context.isDevelopment ? [] : this.scriptsOf(files);
    const addresses = scripts.flatMap(({ props }) => props.src ?? []);
    return [
      <script
        key="early"
        nonce={this.props.nonce}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions and the build's addresses.
        dangerouslySetInnerHTML={{
          __html: `(${keepEarly})();(${runScripts})(${JSON.stringify(addresses)},'${htmlEnd}')`,
        }}
      />,
      ...scripts.filter(({ props }) => !props.src),
      ...(super.getCssLinks(files) ?? []),
    ];
  }
}

/**
 * For who is not signed in: every way from there is a new document, so that Next's list of all pages,
 * which its router needs to change between them, would be loaded for nothing.
 */
class HeadWithoutPages extends HeadOfPages {
  override scriptsOf(files: Files) {
    return super.scriptsOf(files).filter(({ props }) => !/_buildManifest\.js/.test(props.src));
  }
}

/** The HTML around every page: its true language, and the tokens of its theme. */
export class Document extends NextDocument<Props> {
  static override async getInitialProps(ctx: DocumentContext): Promise<Props> {
    const render = ctx.renderPage;
    let page: PageProps = {};
    ctx.renderPage = () =>
      render({
        enhanceApp: (App) => (props) => {
          page = (props as AppProps<PageProps>).pageProps;
          return <App {...props} />;
        },
      });
    return { ...(await NextDocument.getInitialProps(ctx)), page };
  }

  override render() {
    const { nonce, page } = this.props;
    const { document } = page;
    const PageHead = document?.session ? HeadOfPages : HeadWithoutPages;
    return (
      <Html lang={htmlLang[document?.language ?? 'th']} data-theme={document?.theme ?? undefined}>
        <PageHead nonce={nonce}>
          <link rel="icon" href={icon.src} type="image/svg+xml" />
          <meta name="theme-color" content="#0b6b58" />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own tokens, no input. */}
          <style dangerouslySetInnerHTML={{ __html: tokensCss }} />
        </PageHead>
        <body>
          <Main />
          <NextScript nonce={nonce} />
          {/* A script waits for the sheets, and the page's end with it: fields have all laid out there at once. */}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it does nothing. */}
          <script id={htmlEnd} nonce={nonce} dangerouslySetInnerHTML={{ __html: ';' }} />
        </body>
      </Html>
    );
  }
}
