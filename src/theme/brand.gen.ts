// Written by "npm run gen" from the brand that pages-json/site.json names. Do not edit.
import type { BrandTokens } from './BrandTokens.ts';

export const brandTokens: BrandTokens = {
  "color": {
    "light": {
      "text": {
        "primary": "#16241e",
        "secondary": "#4b5a53"
      },
      "background": {
        "default": "#ffffff",
        "paper": "#ffffff",
        "surface": "#f5f2ea"
      },
      "primary": {
        "main": "#0f5a43",
        "dark": "#0a3d2e",
        "contrastText": "#ffffff",
        "subtle": "#e4f0ea"
      },
      "secondary": {
        "main": "#a3480f",
        "dark": "#7d360a",
        "contrastText": "#ffffff",
        "subtle": "#fbeee3"
      },
      "error": {
        "main": "#a5211d",
        "dark": "#7f1613",
        "contrastText": "#ffffff",
        "subtle": "#fbeae8"
      },
      "success": {
        "main": "#1b6a41",
        "dark": "#124d2e",
        "contrastText": "#ffffff",
        "subtle": "#e5f3ea"
      },
      "warning": {
        "main": "#7c5200",
        "dark": "#5c3d00",
        "contrastText": "#ffffff",
        "subtle": "#fdf2d8"
      },
      "info": {
        "main": "#0f5a43",
        "dark": "#0a3d2e",
        "contrastText": "#ffffff",
        "subtle": "#e4f0ea"
      },
      "brand": {
        "main": "#0c3b2e",
        "dark": "#082a20",
        "contrastText": "#ffffff",
        "subtle": "#e4f0ea",
        "muted": "#cfe0d6",
        "divider": "rgb(255 255 255 / 0.22)"
      },
      "inverse": {
        "main": "#f3c08f",
        "dark": "#ffffff",
        "contrastText": "#0c3b2e",
        "subtle": "rgb(255 255 255 / 0.12)"
      },
      "divider": "#dcd6c8",
      "outline": "#75817a",
      "focus": "#c8661a",
      "backdrop": "rgb(8 30 23 / 0.55)"
    },
    "dark": {
      "text": {
        "primary": "#eef3ef",
        "secondary": "#b7c5bd"
      },
      "background": {
        "default": "#0d1613",
        "paper": "#1a2a24",
        "surface": "#14211c"
      },
      "primary": {
        "main": "#7fd0ae",
        "dark": "#a8e3ca",
        "contrastText": "#06241a",
        "subtle": "#173529"
      },
      "secondary": {
        "main": "#f2a978",
        "dark": "#f7c7a6",
        "contrastText": "#2b1203",
        "subtle": "#3a2012"
      },
      "error": {
        "main": "#ffb0a8",
        "dark": "#ffcdc8",
        "contrastText": "#0d1613",
        "subtle": "#3a1715"
      },
      "success": {
        "main": "#8fdcae",
        "dark": "#b4e9c8",
        "contrastText": "#0d1613",
        "subtle": "#12301f"
      },
      "warning": {
        "main": "#f3cf86",
        "dark": "#f8e0b0",
        "contrastText": "#0d1613",
        "subtle": "#33260a"
      },
      "info": {
        "main": "#7fd0ae",
        "dark": "#a8e3ca",
        "contrastText": "#06241a",
        "subtle": "#173529"
      },
      "brand": {
        "main": "#0a2a21",
        "dark": "#061d17",
        "contrastText": "#ffffff",
        "subtle": "#173529",
        "muted": "#c3d8cd",
        "divider": "rgb(255 255 255 / 0.22)"
      },
      "inverse": {
        "main": "#f0b684",
        "dark": "#ffffff",
        "contrastText": "#0a2a21",
        "subtle": "rgb(255 255 255 / 0.12)"
      },
      "divider": "#31433b",
      "outline": "#83968c",
      "focus": "#f7b487",
      "backdrop": "rgb(8 30 23 / 0.55)"
    }
  },
  "typography": {
    "h1": {
      "fontFamily": "'Source Serif 4', 'Source Serif 4 Fallback', Georgia, serif",
      "fontWeight": 600,
      "fontSize": "clamp(2.125rem, 1.8036rem + 1.4286vw, 2.875rem)",
      "lineHeight": 1.08,
      "letterSpacing": "-0.01em"
    },
    "h2": {
      "fontFamily": "'Source Serif 4', 'Source Serif 4 Fallback', Georgia, serif",
      "fontWeight": 600,
      "fontSize": "clamp(1.6875rem, 1.4196rem + 1.1905vw, 2.3125rem)",
      "lineHeight": 1.18,
      "letterSpacing": "-0.01em"
    },
    "h3": {
      "fontFamily": "'Source Serif 4', 'Source Serif 4 Fallback', Georgia, serif",
      "fontWeight": 600,
      "fontSize": "clamp(1.3125rem, 1.2054rem + 0.4762vw, 1.5625rem)",
      "lineHeight": 1.18,
      "letterSpacing": "-0.01em"
    },
    "h4": {
      "fontFamily": "'Source Serif 4', 'Source Serif 4 Fallback', Georgia, serif",
      "fontWeight": 600,
      "fontSize": "1.1875rem",
      "lineHeight": 1.18,
      "letterSpacing": "-0.01em"
    },
    "subtitle1": {
      "fontFamily": "'Public Sans', 'Public Sans Fallback', system-ui, sans-serif",
      "fontWeight": 400,
      "fontSize": "clamp(1.0625rem, 0.9554rem + 0.4762vw, 1.3125rem)",
      "lineHeight": 1.5,
      "letterSpacing": "0em"
    },
    "body1": {
      "fontFamily": "'Public Sans', 'Public Sans Fallback', system-ui, sans-serif",
      "fontWeight": 400,
      "fontSize": "clamp(1rem, 0.9732rem + 0.119vw, 1.0625rem)",
      "lineHeight": 1.5,
      "letterSpacing": "0em"
    },
    "body2": {
      "fontFamily": "'Public Sans', 'Public Sans Fallback', system-ui, sans-serif",
      "fontWeight": 400,
      "fontSize": "0.9375rem",
      "lineHeight": 1.45,
      "letterSpacing": "0em"
    },
    "button": {
      "fontFamily": "'Public Sans', 'Public Sans Fallback', system-ui, sans-serif",
      "fontWeight": 650,
      "fontSize": "1.0625rem",
      "lineHeight": 1.25,
      "letterSpacing": "0em"
    },
    "caption": {
      "fontFamily": "'Public Sans', 'Public Sans Fallback', system-ui, sans-serif",
      "fontWeight": 400,
      "fontSize": "0.875rem",
      "lineHeight": 1.5,
      "letterSpacing": "0em"
    },
    "overline": {
      "fontFamily": "'Public Sans', 'Public Sans Fallback', system-ui, sans-serif",
      "fontWeight": 650,
      "fontSize": "1.0625rem",
      "lineHeight": 1.3,
      "letterSpacing": "0em"
    },
    "figure": {
      "fontFamily": "'Public Sans', 'Public Sans Fallback', system-ui, sans-serif",
      "fontWeight": 650,
      "fontSize": "clamp(2.5rem, 2.0714rem + 1.9048vw, 3.5rem)",
      "lineHeight": 1.15,
      "letterSpacing": "-0.02em"
    }
  },
  "fontFamily": {
    "heading": "'Source Serif 4', 'Source Serif 4 Fallback', Georgia, serif",
    "body": "'Public Sans', 'Public Sans Fallback', system-ui, sans-serif",
    "chinese": "'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif"
  },
  "fontWeight": {
    "regular": 400,
    "medium": 600,
    "bold": 650
  },
  "radius": {
    "control": 6,
    "card": "12px",
    "small": "4px",
    "pill": "999px",
    "mark": "1.625rem 1.625rem 5px 5px",
    "hero": "999rem 999rem 0 0",
    "heroBottom": "0"
  },
  "spacing": 0.5,
  "layout": {
    "contentWidth": "75rem",
    "textWidth": "44rem",
    "gutter": "clamp(1rem, 0.5714rem + 1.9048vw, 2rem)",
    "section": "clamp(1.75rem, 0.5714rem + 5.2381vw, 4.5rem)",
    "controlHeight": "3rem"
  },
  "icon": {
    "stroke": "1.75px",
    "tint": 0
  },
  "stroke": {
    "hairline": "1px",
    "strong": "2px",
    "accent": "4px",
    "focus": "3px"
  },
  "shadow": {
    "raised": "0 1px 2px 0 rgb(12 40 30 / 0.06), 0 8px 24px -12px rgb(12 40 30 / 0.18)",
    "overlay": "0 24px 32px -20px rgb(8 30 23 / 0.35)",
    "sticky": "0 -8px 24px -16px rgb(8 30 23 / 0.4)"
  },
  "motion": {
    "duration": {
      "short": 150,
      "standard": 200
    },
    "easing": "cubic-bezier(0.4, 0, 0.2, 1)"
  },
  "breakpoint": {
    "medium": 672,
    "large": 1056
  }
};
