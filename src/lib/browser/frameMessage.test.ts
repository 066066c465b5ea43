import { describe, expect, test } from 'vitest';
import { readFrameMessage } from './frameMessage.ts';

describe('WIDG-17 what the page of a frame may ask for', () => {
  test.each([
    ['completed', { type: 'completed' }],
    ['{"action":"resize","height":600}', { type: 'resize', height: 632 }],
    ['{"action":"resize","height":"600"}', { type: 'resize', height: 632 }],
    ['{"action":"resize","contentHeight":600.4}', { type: 'resize', height: 601 }],
    ['{"action":"resize","height":1,"contentHeight":600}', { type: 'resize', height: 600 }],
    ['{"action":"scrollTop"}', { type: 'scrollTop' }],
    [{ action: 'scrollTop' }, { type: 'scrollTop' }],
  ])('%j', (data, message) => expect(readFrameMessage(data)).toEqual(message));

  test.each([
    'Completed',
    'completed ',
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"action":"navigate","url":"https://evil.example"}',
    '{"action":"constructor"}',
    '{"action":"resize"}',
    '{"action":"resize","height":-1}',
    '{"action":"resize","height":"1e9"}',
    '{"action":"resize","height":null}',
    '{"action":"resize","contentHeight":{"valueOf":1}}',
    undefined,
    null,
    7,
  ])('nothing by %j', (data) => {
    expect(() => readFrameMessage(data)).toThrow(/JSON|action|height/);
  });
});
