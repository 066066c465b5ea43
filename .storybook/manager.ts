import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { TOOL_ID } from 'storybook/viewport';
import { WidthTool } from './WidthTool.ts';

addons.setConfig({
  // WidthTool replaces the viewport tool; the site's theme sets the background.
  toolbar: { [TOOL_ID]: { hidden: true }, 'storybook/background': { hidden: true } },
});
addons.register('portico/width', () => {
  addons.add('portico/width/tool', {
    type: types.TOOL,
    title: 'Width',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: () => createElement(WidthTool),
  });
});
