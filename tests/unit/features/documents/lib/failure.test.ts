import {classifyFailure} from '../../../../../src/features/documents/lib/failure';

const PDF = '%PDF-1.7\n';

describe('why a document cannot be shown', () => {
  it('is that the reader is offline, or that the host does not answer', () => {
    expect(classifyFailure({online: false})).toBe('offline');
    expect(classifyFailure({online: true})).toBe('unreachable');
  });

  it.each([
    [404, 'missing'],
    [410, 'missing'],
    [401, 'forbidden'],
    [403, 'forbidden'],
    [400, 'host'],
    [500, 'host'],
    [503, 'host'],
  ])('follows from the status of the host: %d', (status, failure) => {
    const answer = {status, head: PDF};
    expect(classifyFailure({online: true, answer})).toBe(failure);
  });

  it.each([
    ['', undefined, 'empty'],
    ['<!doctype html><p>Sign in', undefined, 'page'],
    ['\u00ef\u00bb\u00bf\n <HTML>', undefined, 'page'],
    ['<?xml version="1.0"?>', undefined, 'page'],
    ['<table>', undefined, 'other'],
    ['MZ\u0090', undefined, 'other'],
    ['a little junk, then %PDF-1.4', '%%EOF', 'damaged'],
    [PDF, '…\n%%EOF\n', 'damaged'],
    [PDF, undefined, 'damaged'],
    [PDF, 'endobj', 'truncated'],
  ])(
    'follows from the content of the file: %j to %j',
    (head, tail, failure) => {
      const answer = {status: 206, head, ...(tail !== undefined && {tail})};
      expect(classifyFailure({online: true, answer})).toBe(failure);
    },
  );
});
