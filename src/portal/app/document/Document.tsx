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

type Props = DocumentInitialProps & { page: PageProps };

/** Next's lists are known to be empty, or come once the page stands: `next-lists.ts`. */
class HeadWithoutLists extends Head {
  override getScripts(files: Parameters<Head['getScripts']>[0]) {
    const isList = /_(ssg|build|clientMiddleware)Manifest\.js/;
    return super.getScripts(files).filter(({ props }) => !isList.test(props.src));
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
    return (
      <Html lang={htmlLang[document?.language ?? 'th']} data-theme={document?.theme ?? undefined}>
        <HeadWithoutLists nonce={nonce}>
          <link rel="icon" href={icon.src} type="image/svg+xml" />
          <meta name="theme-color" content="#0b6b58" />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own tokens, no input. */}
          <style dangerouslySetInnerHTML={{ __html: tokensCss }} />
        </HeadWithoutLists>
        <body>
          <Main />
          <NextScript nonce={nonce} />
        </body>
      </Html>
    );
  }
}
