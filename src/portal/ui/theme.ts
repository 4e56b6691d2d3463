import { theme as antd, type ThemeConfig } from 'antd';
import { dark, light, type Tokens } from '@/portal/ui/tokens';

const typedInto = ({ border, brand }: Tokens) => {
  const field = {
    colorBorder: border,
    controlHeight: 42,
    activeBorderColor: brand,
    hoverBorderColor: brand,
    activeShadow: `0 0 0 3px ${brand}38`,
  };
  return {
    ...{ Input: field, InputNumber: field, DatePicker: field },
    Select: { ...field, activeOutlineColor: `${brand}38` },
  };
};

const config = (tokens: Tokens, algorithm: ThemeConfig['algorithm']): ThemeConfig => ({
  cssVar: { key: 'portal' },
  hashed: false,
  ...(algorithm && { algorithm }),
  token: {
    colorPrimary: tokens.brand,
    colorLink: tokens.brand,
    colorText: tokens.ink,
    colorTextSecondary: tokens.soft,
    colorTextPlaceholder: tokens.soft,
    colorBgLayout: tokens.ground,
    colorBgContainer: tokens.surface,
    colorBgElevated: tokens.surface,
    colorBorder: tokens.edge,
    colorBorderSecondary: tokens.line,
    colorSuccess: tokens.good,
    colorWarning: tokens.warn,
    colorError: tokens.bad,
    colorTextLightSolid: tokens.onBrand,
    fontFamily: 'var(--font)',
    fontSize: 15,
    lineHeight: 1.6,
    borderRadius: 8,
    controlHeight: 38,
    wireframe: false,
  },
  components: {
    Button: {
      ...{ primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
      fontWeight: 600,
    },
    // What is typed into: an edge of at least 3:1, a ring in the brand's colour.
    ...typedInto(tokens),
  },
});

/** antd's two themes, from the same tokens as everything else. */
export const antdThemes = {
  light: config(light, undefined),
  dark: config(dark, antd.darkAlgorithm),
};
