import contributed from '@generated/features/default/parts';
import {Suspense, type ComponentType, type ReactNode} from 'react';
import type {Picture} from '../../model/asset';
import type {Fighter} from '../../model/fighter';
import Contained from '../Contained';

/** The places where features show parts of other features, with the data that each place passes. */
type Places = {
  /** Over every page. */
  readonly page: object;
  /** In the panel of tools for play. */
  readonly tablePanel: object;
  /** Among the buttons over the current picture. */
  readonly lightbox: {readonly picture: Picture};
  /** Among the buttons of the tracker. */
  readonly tracker: {
    readonly hasBegun: boolean;
    /** The order of the fight that players may see, updated as it changes. */
    readonly Order: ComponentType;
  };
  /** Below the numbers of a character. */
  readonly character: {readonly makeFighter: () => Fighter};
};

/** The parts that a plugin lists in client/parts.ts, by place. */
export type FeatureParts = {
  readonly [Place in keyof Places]?: ComponentType<Places[Place]>;
};

type Props<Place extends keyof Places> = Places[Place] & {readonly at: Place};

/** Shows the parts of other features at a place; if one fails, the others stay. */
export default function Parts<Place extends keyof Places>(
  props: Props<Place>,
): ReactNode {
  return contributed.map((parts, index) => {
    const Part = parts[props.at] as ComponentType<object> | undefined;
    return (
      Part && (
        <Contained key={index}>
          <Suspense>
            <Part {...props} />
          </Suspense>
        </Contained>
      )
    );
  });
}
