import {SpecialZoomLevel} from '@react-pdf-viewer/core';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {percent} from '../../../lib/zoom';

type Props = {
  readonly scale: number;
  readonly onZoom: (scale: number | SpecialZoomLevel) => void;
};

/** Zoom levels to choose from. */
const SIZES = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

const NOW = 'now';

function parseLevel(value: string): number | SpecialZoomLevel {
  if (value === 'width') {
    return SpecialZoomLevel.PageWidth;
  }
  return value === 'page' ? SpecialZoomLevel.PageFit : Number(value);
}

/** The current zoom, and a choice of others. */
export default function ZoomField({scale, onZoom}: Props): ReactNode {
  return (
    <select
      className="pdf-field"
      aria-label={translate({
        id: 'site.pdfViewer.zoom',
        message: 'Size of the pages',
        description: 'Name of the choice of sizes in the viewer of documents',
      })}
      value={NOW}
      onChange={({target}) => {
        onZoom(parseLevel(target.value));
      }}>
      <option value={NOW}>{percent(scale)}</option>
      <option value="width">
        {translate({
          id: 'site.pdfViewer.pageWidth',
          message: 'Page width',
          description: 'Size at which a page is as wide as the viewer',
        })}
      </option>
      <option value="page">
        {translate({
          id: 'site.pdfViewer.wholePage',
          message: 'Whole page',
          description: 'Size at which a page is seen as a whole',
        })}
      </option>
      {SIZES.map((size) => (
        <option key={size} value={size}>
          {percent(size)}
        </option>
      ))}
    </select>
  );
}
