import { theme as antd, type ThemeConfig } from 'antd';
import { dark, light, type Tokens } from '@/portal/ui/tokens';

const config = (tokens: Tokens, algorithm: ThemeConfig['algorithm']): ThemeConfig => ({
  cssVar: { key: 'portal' },
  hashed: false,
  ...(algorithm && { algorithm }),
  token: {
    colorPrimary: tokens.brand,
    colorLink: tokens.brand,
    colorText: tokens.ink,
    colorTextSecondary: tokens.soft,
    colorBgLayout: tokens.ground,
    colorBgContainer: tokens.surface,
    colorBgElevated: tokens.surface,
    colorBorder: tokens.border,
    colorBorderSecondary: tokens.line,
    colorSuccess: tokens.good,
    colorWarning: tokens.warn,
    colorError: tokens.bad,
    colorTextLightSolid: tokens.onBrand,
    fontFamily: 'var(--font)',
    fontSize: 15,
    lineHeight: 1.55,
    borderRadius: 8,
    controlHeight: 36,
    wireframe: false,
  },
  components: { Button: { primaryShadow: 'none', defaultShadow: 'none' } },
});

/** antd's two themes, from the same tokens as everything else. */
export const antdThemes = {
  light: config(light, undefined),
  dark: config(dark, antd.darkAlgorithm),
};
