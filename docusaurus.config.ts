import sidebars from './sidebars';
import {siteConfig} from './src/config/siteConfig';
import world from './world/world.config';

export default siteConfig({siteDir: __dirname, world, sidebars});
