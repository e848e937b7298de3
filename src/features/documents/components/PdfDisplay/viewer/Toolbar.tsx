import type {SpecialZoomLevel} from '@react-pdf-viewer/core';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {ElementFullscreen} from '../../../../../shared/hooks/useElementFullscreen';
import {nextZoom} from '../../../lib/zoom';
import PageField from './PageField';
import ToolButton from './ToolButton';
import ZoomField from './ZoomField';
import type {Panel} from './SidePanel';
import {panelNames, toolNames} from './toolNames';
import type {View} from './useDocumentView';

/** The actions of the tools. */
export type Tools = {
  readonly jump: (page: number) => void;
  readonly zoom: (scale: number | SpecialZoomLevel) => void;
  readonly search: () => void;
  readonly print: () => void;
  readonly fullScreen: ElementFullscreen;
  readonly show: (panel: Panel) => void;
  /** The open panel. */
  readonly panel: Panel | undefined;
  /** Whether the search is open. */
  readonly searching: boolean;
};

type Props = {
  readonly view: View;
  readonly tools: Tools;
  /** Whether the document has an outline. */
  readonly outlined: boolean;
};

type PartProps = Pick<Props, 'view' | 'tools'>;

function Pages({view: {page, pages}, tools: {jump}}: PartProps): ReactNode {
  return (
    <div className="pdf-tools">
      <ToolButton
        icon="previous"
        label={toolNames.previous()}
        disabled={page <= 1}
        onClick={() => {
          jump(page - 1);
        }}
      />
      <PageField page={page} pages={pages} onJump={jump} />
      <ToolButton
        icon="next"
        label={toolNames.next()}
        disabled={page >= pages}
        onClick={() => {
          jump(page + 1);
        }}
      />
    </div>
  );
}

function Sizes({view: {scale}, tools: {zoom}}: PartProps): ReactNode {
  return (
    <div className="pdf-tools">
      <ToolButton
        icon="zoomOut"
        label={toolNames.zoomOut()}
        onClick={() => {
          zoom(nextZoom(scale, 'out'));
        }}
      />
      <ZoomField scale={scale} onZoom={zoom} />
      <ToolButton
        icon="zoomIn"
        label={toolNames.zoomIn()}
        onClick={() => {
          zoom(nextZoom(scale, 'in'));
        }}
      />
    </div>
  );
}

function Panels({tools, outlined}: Omit<Props, 'view'>): ReactNode {
  const panels: readonly Panel[] = outlined ? ['pages', 'outline'] : ['pages'];
  return panels.map((each) => (
    <ToolButton
      key={each}
      icon={each}
      label={panelNames[each]()}
      expanded={tools.panel === each}
      onClick={() => {
        tools.show(each);
      }}
    />
  ));
}

/** The tools of the viewer, in tab order. */
export default function Toolbar(props: Props): ReactNode {
  const {view, tools} = props;
  return (
    <div
      className="pdf-toolbar"
      role="group"
      aria-label={translate({
        id: 'site.pdfViewer.tools',
        message: 'Document tools',
        description: 'Name of the row of buttons in the viewer of documents',
      })}>
      <div className="pdf-tools">
        <Panels {...props} />
        <ToolButton
          icon="search"
          label={toolNames.search()}
          expanded={tools.searching}
          onClick={tools.search}
        />
      </div>
      <Pages view={view} tools={tools} />
      <Sizes view={view} tools={tools} />
      <div className="pdf-tools">
        <ToolButton
          icon="print"
          label={toolNames.print()}
          onClick={tools.print}
        />
        {tools.fullScreen.supported && (
          <ToolButton
            icon={tools.fullScreen.active ? 'leaveFullScreen' : 'fullScreen'}
            label={toolNames.fullScreen()}
            pressed={tools.fullScreen.active}
            onClick={tools.fullScreen.toggle}
          />
        )}
      </div>
    </div>
  );
}
