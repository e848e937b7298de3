import {getExtension, textExtensions} from '../deploy-files/hosting';
import {probeFile, type ProbedSite} from './probeFile';
import type {Expectation, Probe} from './probe';

/** Requests ranges of files. */
export function probeRanges({basePath, large}: ProbedSite): readonly Probe[] {
  const files = ['pdf', 'webp', 'html', 'csv'].flatMap((extension) =>
    large
      .filter(
        (file) =>
          getExtension(file) === extension && !file.endsWith('index.html'),
      )
      .slice(0, 1),
  );
  return files.flatMap((file) => {
    const path = basePath + encodeURI(file);
    const part = {
      description: `a range of ${file}`,
      path,
      statuses: [206],
      headers: {'content-range': /^bytes \d/, 'content-encoding': null},
    };
    return [
      {
        ...part,
        requestHeaders: {range: 'bytes=0-9'},
        body: {file, from: 0, to: 9},
      },
      {
        ...part,
        requestHeaders: {range: 'bytes=100-299', 'accept-encoding': 'identity'},
        body: {file, from: 100, to: 299},
      },
      {...part, requestHeaders: {range: 'bytes=-5'}, body: {file, from: -5}},
      {
        ...part,
        requestHeaders: {range: 'bytes=999999999-'},
        statuses: [416],
        headers: {},
      },
    ];
  });
}

/** Requests files with different accepted encodings. */
export function probeCompression(site: ProbedSite): readonly Probe[] {
  const texts = ['html', 'js', 'css', 'json', 'csv', 'svg'].flatMap(
    (extension) =>
      site.large
        .filter(
          (file) =>
            getExtension(file) === extension &&
            !file.endsWith('index.html') &&
            textExtensions.includes(extension),
        )
        .slice(0, 1),
  );
  const pictures = site.large
    .filter((file) => /\.(?:webp|pdf|woff2)$/.test(file))
    .slice(0, 2);
  const probeEncoding = (
    file: string,
    accepts: string,
    encoding: Expectation,
  ): Probe => {
    const probe = probeFile(site, file);
    return {
      ...probe,
      description: `${file}, accepting ${accepts}`,
      requestHeaders: {'accept-encoding': accepts},
      headers: {...probe.headers, 'content-encoding': encoding},
    };
  };
  return [
    ...texts.flatMap((file) => [
      probeEncoding(file, 'gzip', 'gzip'),
      probeEncoding(file, 'gzip, deflate, br, zstd', /^(?:br|gzip|zstd)$/),
      probeEncoding(file, 'identity', null),
    ]),
    ...pictures.map((file) => probeEncoding(file, 'gzip, br', null)),
  ];
}
