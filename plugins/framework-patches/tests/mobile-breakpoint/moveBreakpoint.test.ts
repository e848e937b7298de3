import {moveBreakpoint} from '../../mobile-breakpoint/moveBreakpoint';

describe('the breakpoint of the theme in a media query', () => {
  it('moves in the query for narrow windows', () => {
    expect(moveBreakpoint('(max-width: 996px)', 719)).toBe('(width <= 719px)');
  });

  it('moves in the queries of the next major release', () => {
    expect(moveBreakpoint('(width <= 996px)', 719)).toBe('(width <= 719px)');
    expect(moveBreakpoint('(width >= 997px)', 719)).toBe('(width > 719px)');
  });

  it.each([
    '(max-width: 576px)',
    '(min-width: 996px)',
    '(width >= 996px)',
    '(width <= 997px)',
    '(max-width: 997px)',
    'print',
  ])('leaves %s unchanged', (query) => {
    expect(moveBreakpoint(query, 719)).toBe(query);
  });
});
